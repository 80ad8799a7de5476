/** An error of the federation runtime names its code and where the code is explained; the sentences stay out. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
