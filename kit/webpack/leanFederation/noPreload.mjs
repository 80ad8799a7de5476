/** The page preloads by links it writes itself. */
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = (exposes) => exposes;
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
