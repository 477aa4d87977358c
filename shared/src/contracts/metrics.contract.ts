/** What Prometheus reads (docs/operations.md#metrics): an addition of ours. */
export const metricsPath = '/api/metrics';
