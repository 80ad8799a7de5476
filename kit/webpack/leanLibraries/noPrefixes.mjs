/** styled-components writes prefixes for old browsers only where `enableVendorPrefixes` is asked for, and nobody here asks. */
export const prefix = (value) => value;
