/** Loaded into every measured process before its own code: answers each message with the CPU time used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.channel?.unref()
