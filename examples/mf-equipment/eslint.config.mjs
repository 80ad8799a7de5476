import { remoteRules } from '@fleetwatch/remote/eslint';

export default remoteRules(import.meta.dirname);
