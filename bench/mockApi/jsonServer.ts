/** json-server as its own command starts it, but on the loopback alone. */
import { mkdirSync } from 'node:fs'
import { createApp } from 'json-server/lib/app.js'
import { NormalizedAdapter } from 'json-server/lib/adapters/normalized-adapter.js'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'

/** In production it insists on a folder of static files. */
const folder = process.env['BENCH_FOLDER'] ?? ''
mkdirSync(`${folder}/public`, { recursive: true })
process.chdir(folder)

const db = new Low(new NormalizedAdapter(new JSONFile('db.json')), {})
await db.read()
createApp(db).listen(Number(process.env['PORT']), undefined, process.env['HOST'])
