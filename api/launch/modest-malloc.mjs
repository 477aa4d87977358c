/**
 * glibc keeps what threads have freed, in a part of memory for each of them, and grows beyond need what it keeps: a shop had 40 MB of it
 * after its start. What is set outside goes before it.
 */
export const modestMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
