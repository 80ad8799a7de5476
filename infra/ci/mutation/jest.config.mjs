import path from 'node:path';
import house from '../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const contract = house.projects.find(({ displayName }) => displayName === 'contract');

/** The contract's tests alone, as a configuration without projects: what Stryker measures coverage with. */
export default { ...contract, rootDir: path.join(root, 'contract'), testMatch: ['<rootDir>/**/*.test.ts'] };
