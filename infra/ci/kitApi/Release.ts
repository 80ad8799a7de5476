import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Exports of a version of kit, as its package declares them. */
export interface Release {
  version: string;
  /** The declarations of each export: `{'./ui/button/Button': './ui/button/Button.d.ts'}`. */
  exports: Record<string, string>;
  /** The text of each declaration file. */
  files: Record<string, string>;
}

/** A name that a module exports. */
export interface ExportedName {
  name: string;
  isType: boolean;
  /** How many type parameters a type has. */
  parameters: number;
  /** The text of its `@deprecated` mark. */
  deprecated: string | undefined;
}

/** Reads a package that `build:package` has made. */
export function readPackage(folder: string): Release {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, { types: string }>;
  };
  const files = globSync('**/*.d.{ts,mts}', { cwd: folder, exclude: ['src/**'] }).toSorted();
  return {
    version: manifest.version,
    exports: Object.fromEntries(Object.entries(manifest.exports).map(([key, { types }]) => [key, types])),
    files: Object.fromEntries(
      files.map((file) => [
        `./${file}`,
        // A private member would make each declaration of a class a type of its own.
        readFileSync(path.join(folder, file), 'utf8').replaceAll(
          /^(\s*#private;|\/\/# sourceMappingURL=.*)$/gm,
          '',
        ),
      ]),
    ),
  };
}

const textOf = (comment: ts.JSDocDeprecatedTag['comment']) =>
  typeof comment === 'string' ? comment : ts.getTextOfJSDocComment(comment);

function namesOf(statement: ts.Statement): Pick<ExportedName, 'name' | 'isType' | 'parameters'>[] {
  const value = (name: string) => ({ name, isType: false, parameters: 0 });
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map((one) => ({
      ...value(one.name.text),
      isType: isTypeOnly || one.isTypeOnly,
    }));
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [value('default')];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => value(name.getText()));
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, isType: true, parameters: statement.typeParameters?.length ?? 0 }];
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [value(statement.name.text)];
  return [];
}

/** The names that an export of a release has; an overloaded function is one of them. */
export function listNames(release: Release, subpath: string): ExportedName[] {
  const file = release.exports[subpath];
  const text = file === undefined ? undefined : release.files[file];
  if (file === undefined || text === undefined) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const all = source.statements.flatMap((statement) => {
    const mark = ts.getJSDocDeprecatedTag(statement);
    const deprecated = mark && (textOf(mark.comment) ?? '');
    return namesOf(statement).map((one) => ({ ...one, deprecated }));
  });
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
