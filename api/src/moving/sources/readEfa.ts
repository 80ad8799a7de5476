import { BOATS_MAX, OUTINGS_MAX, PEOPLE_MAX } from '@fleetwatch/contract/moving/limits';
import { tooMany, ZIP_NO_EFA } from '@fleetwatch/contract/moving/messages';
import type { SourceBoat, SourceModel, SourceOuting } from '@fleetwatch/contract/moving/model';
import { unitInUse } from '@fleetwatch/contract/moving/unitInUse';
import { boatOf, otherOfBoat, outingOf, personOf } from './efaRecords.ts';
import type { ZipEntry } from './openZip.ts';
import { readXmlRecords, type XmlRecord } from './readXmlRecords.ts';
import { refuseFile } from './refuseFile.ts';

type Found = ReturnType<typeof outingOf>;

/** What the files of a backup hold, before its parts are put together. */
class Backup {
  readonly byId = { boats: new Map<string, XmlRecord[]>(), persons: new Map<string, XmlRecord[]>() };
  readonly statuses = new Map<string, string>();
  readonly destinations = new Map<string, string>();
  /** 'logbook entry' of boats that are out. */
  readonly out = new Set<string>();
  readonly outings: Found[] = [];
  readonly warnings = new Set<string>();
  isEfa = false;

  add(record: XmlRecord, header: XmlRecord): void {
    const type = (header.get('type') ?? '').replace(/^efa2/, '');
    const field = (name: string): string => record.get(name) ?? '';
    if (type === 'boats' || type === 'persons') {
      const most = type === 'boats' ? BOATS_MAX : PEOPLE_MAX;
      const records = this.byId[type].get(field('Id')) ?? [];
      this.byId[type].set(field('Id'), [...records, record]);
      if (this.byId[type].size > most) throw refuseFile(tooMany(type, most));
    } else if (type === 'status') this.statuses.set(field('Id'), field('Name'));
    else if (type === 'destinations') this.destinations.set(field('Id'), field('Name'));
    else if (type === 'boatstatus') {
      if (field('CurrentStatus') === 'ONTHEWATER') this.out.add(`${field('Logbook')} ${field('EntryNo')}`);
    } else if (type === 'logbook') {
      this.outings.push(outingOf(record, header.get('name') ?? ''));
      if (this.outings.length > OUTINGS_MAX) throw refuseFile(tooMany('outings', OUTINGS_MAX));
    } else return;
    this.isEfa = true;
  }

  model(at: number): SourceModel {
    const { boats: ofBoats, persons } = this.byId;
    const warn = (text: string): void => {
      this.warnings.add(text);
    };
    const boats = [...ofBoats].map(([id, records]) => boatOf(id, records, at, warn));
    const people = [...persons].map(([id, records]) => personOf(id, records, this.statuses));
    const others = new Map(
      [...ofBoats].map(([id, records]) => [id, records.map(otherOfBoat).at(-1) ?? null]),
    );
    const known = new Set(boats.map(({ id }) => id));
    const outings = this.outings.map((found) => this.#resolved(found, others));
    return {
      ...{ system: 'efa', unit: unitInUse(outings), people, outings },
      boats: [...boats, ...onlyNamed(outings, known)],
      warnings: [...this.warnings],
    };
  }

  #resolved(
    { destination, ...outing }: Found,
    others: ReadonlyMap<string, SourceOuting['other']>,
  ): SourceOuting {
    const place = this.destinations.get(destination) ?? '';
    return {
      ...outing,
      notes: [place, outing.notes].filter((part) => part !== '').join('. '),
      other: outing.other ?? others.get(outing.boat ?? '') ?? null,
      isOpen: outing.isOpen || (outing.end === '' && this.out.has(`${outing.logbook} ${outing.id}`)),
    };
  }
}

/** Boats that the logbooks name and the list of boats does not have (any more). */
function onlyNamed(outings: readonly SourceOuting[], known: ReadonlySet<string>): SourceBoat[] {
  const named = new Set(outings.flatMap(({ boat }) => (boat === null || known.has(boat) ? [] : [boat])));
  return [...named].map((id) => ({
    ...{ id, name: id.startsWith('name ') ? id.slice('name '.length) : 'Unknown boat' },
    ...{ seats: '', rigging: '', coxing: '', isGone: true, isOnlyNamed: true, note: '' },
  }));
}

const IGNORED = /^(cfg|log)\//;

/**
 * Reads a backup of an efa 2 project. Its files are known by what they say they are, not by their names. Throws 422
 * `invalid:file`.
 * @param at when it is read, ms
 */
export async function readEfa(entries: readonly ZipEntry[], at: number): Promise<SourceModel> {
  const backup = new Backup();
  for (const entry of entries) {
    const isData = /\.efa2[a-z]+$/.test(entry.name) && !IGNORED.test(entry.name);
    if (!isData) continue;
    await readXmlRecords(await entry.open(), entry.name, (record, header) => {
      backup.add(record, header);
    });
  }
  if (!backup.isEfa) throw refuseFile(ZIP_NO_EFA);
  return backup.model(at);
}
