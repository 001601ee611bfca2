// Loaded into the server before it starts: tells whoever started it how much processor time it has used.
process.on('message', () => process.send?.(process.cpuUsage()))
// A question that may come does not keep the process alive.
process.channel?.unref()
