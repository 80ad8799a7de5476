import path from 'node:path';
import house from '../../../jest.config.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const contract = house.projects.find(({ displayName }) => displayName === 'contract');

/** The contract's tests as a configuration without projects, which Stryker needs to measure coverage. */
export default { ...contract, rootDir: path.join(root, 'contract'), testMatch: ['<rootDir>/**/*.test.ts'] };
