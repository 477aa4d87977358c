// Imported first by every command, so that an old Node.js prints one clear sentence before anything else
// fails. Keep it to syntax that old versions can parse.
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!fits) {
  console.error(
    `Jhola needs Node.js 20.19 or newer (22.12 or newer of the 22 line); this is ${process.versions.node}. ` +
      'Get a current one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
