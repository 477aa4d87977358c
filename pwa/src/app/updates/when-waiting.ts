/**
 * Reports each newer version that waits to take over, once. Workbox reports only the first that others have found, also
 * when that one could not be installed.
 */
export function whenWaiting(registration: ServiceWorkerRegistration, report: () => void): void {
  let reported: ServiceWorker | undefined;
  const check = () => {
    const { waiting, active } = registration;
    // The first version of all waits for nobody.
    if (!waiting || !active || waiting === reported) return;
    reported = waiting;
    report();
  };
  const follow = () => registration.installing?.addEventListener('statechange', check);
  registration.addEventListener('updatefound', follow);
  follow();
  check();
}
