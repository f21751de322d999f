import { specBackend } from './backend.ts'
import { type VariantName, variants } from './variants.ts'

const isVariant = (name: string): name is VariantName => name in variants

/** `VARIANTS`: names of variants, joined by commas. */
const names = (process.env['VARIANTS'] ?? '').split(',').filter(Boolean)
const unknown = names.find((name) => !isVariant(name))
if (unknown === undefined)
  await specBackend(names.filter(isVariant)).listen({ port: Number(process.env['PORT'] ?? 4010), host: '127.0.0.1' })
else {
  console.error(`VARIANTS knows no '${unknown}'. There are: ${Object.keys(variants).join(', ')}`)
  process.exitCode = 1
}
