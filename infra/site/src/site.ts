import { runSite } from './runSite.ts';

/** `npm run site -- …` */
runSite(process.argv.slice(2), process.env).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
