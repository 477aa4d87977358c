// Zod tries out `new Function` as soon as a schema is made, which the content security policy forbids and reports.
// This must run before any schema is loaded, so it names zod's settings without loading zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
