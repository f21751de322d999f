import { cpus, loadavg } from 'node:os'

export function machineLine(): string {
  const [first] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, Node ${process.version}, ${cpus().length} × ${first?.model.trim()}, load before ${(loadavg()[0] ?? 0).toFixed(1)}`
}
