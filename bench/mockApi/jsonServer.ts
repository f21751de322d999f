/** json-server as its command starts it, on the loopback address. */
import { mkdirSync } from 'node:fs'
import { createApp } from 'json-server/lib/app.js'
import { NormalizedAdapter } from 'json-server/lib/adapters/normalized-adapter.js'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'

/** Required in production: a folder of static files. */
const folder = process.env['BENCH_FOLDER'] ?? ''
mkdirSync(`${folder}/public`, { recursive: true })
process.chdir(folder)

const db = new Low(new NormalizedAdapter(new JSONFile('db.json')), {})
await db.read()
createApp(db).listen(Number(process.env['PORT']), undefined, process.env['HOST'])
