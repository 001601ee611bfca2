// Reports the processor time of the server that it is preloaded into to the parent process.
process.on('message', () => process.send?.(process.cpuUsage()))
// A pending question does not keep the process alive.
process.channel?.unref()
