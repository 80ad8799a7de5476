/** The federation's logger without its search for stack frames and its debug switch in the page's storage. */
export const createLogger = (prefix) => ({
  error: (...said) => console.error(prefix, ...said),
  warn: (...said) => console.warn(prefix, ...said),
});

export const logger = createLogger('[ Module Federation ]');
export {
  createLogger as createInfrastructureLogger,
  logger as infrastructureLogger,
  createLogger as bindLoggerToCompiler,
};
