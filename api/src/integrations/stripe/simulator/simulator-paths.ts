/** The paths of the simulator's pages, on the shop's own address when it runs inside the shop. */
export const simulatorPaths = {
  page: '/dev/card-payments/:sessionId',
  style: '/dev/card-payments/style.css',
} as const;
