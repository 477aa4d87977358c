const cluster = require('node:cluster');

// Loaded into each process of a shop (NODE_OPTIONS=--require): of the messages by which a worker reports to the others what it has
// dropped, some are lost, some late, some sent twice. MESSAGE_FAULTS is the seed.

const LONGEST_DELAY_MS = 3000;

if (cluster.isWorker && process.send) {
  const send = process.send.bind(process);
  let state = Number(process.env.MESSAGE_FAULTS) * 1000 + (cluster.worker?.id ?? 0);
  const random = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const faults = [
    () => 'lost',
    (message) => {
      setTimeout(() => process.connected && send(message), random() * LONGEST_DELAY_MS);
      return 'late';
    },
    (message) => {
      send(message);
      send(message);
      return 'doubled';
    },
    (message) => {
      send(message);
      return 'sent';
    },
  ];
  process.send = (message, ...rest) => {
    if (message?.call?.m !== 'dropped') return send(message, ...rest);
    const fault = faults[Math.floor(random() * faults.length)](message);
    console.log(JSON.stringify({ event: 'message.fault', fault }));
    return true;
  };
}
