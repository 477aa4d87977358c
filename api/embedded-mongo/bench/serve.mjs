// A process with nothing but the database in it, for the figures of `larger-than-memory.mjs`: it answers what it has
// used of processor time and memory since it began.
const [dist, dataDir] = process.argv.slice(2);
const { startEmbeddedDatabase } = await import(`${dist}/embedded-database.js`);
const database = await startEmbeddedDatabase({ dataDir });
const figures = () => {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1e6 };
};
process.send({ uri: database.uri, ...figures() });
process.on('message', async (message) => {
  if (message === 'figures') process.send(figures());
  else {
    await database.close();
    process.disconnect();
  }
});
