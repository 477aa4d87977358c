/** These tests race real processes on a machine that may be busy; what needs its second try is told by `npm test`. */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
