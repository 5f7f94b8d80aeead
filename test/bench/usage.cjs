// Loaded before a measured process, and of CommonJS so that it costs that process next to nothing:
// at its end it tells on descriptor 3 what it used.
const { writeSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const { maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify({ cpu: (user + system) / 1e6, memory: maxRSS / 1024 }));
  });
