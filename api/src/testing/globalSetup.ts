/** Starts what the API's tests stand on, once for all of them. */
export default async function globalSetup(): Promise<void> {}
