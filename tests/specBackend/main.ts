import { specBackend } from './backend.ts'
import { variantsNamed } from './variantNames.ts'

/** Started by `npm start -- --backend spec`, which prints its address. */
await specBackend(variantsNamed(process.env['VARIANTS']), { keepsJobs: true }).listen({
  port: Number(process.env['PORT']),
  host: process.env['HOST'] || '127.0.0.1',
})
