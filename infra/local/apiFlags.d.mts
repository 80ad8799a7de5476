/** Node's flags for the API. */
export const API_FLAGS: readonly string[];
