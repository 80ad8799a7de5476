// Installs the packages of a folder's package-lock.json unless they are installed: node installPackages.mjs FOLDER
import path from 'node:path';
import { installPackages } from './install.mjs';

const folder = path.resolve(process.argv[2] ?? '.');
if (!installPackages(folder, `Installing the packages of ${path.basename(folder)} …`)) process.exit(1);
