import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'

const SCHEMA = 'schema.graphql'
const ACKNOWLEDGED = 'docs/schema-changes.md'

export const breakingChanges = (before: string, after: string): string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description)

export const unacknowledged = (changes: readonly string[], notes: string): string[] => {
  const lines = notes.split('\n').map((line) => line.replace(/^[-*]\s+/, '').trim())
  return changes.filter((change) => !lines.includes(change))
}

function committedSchema(): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${SCHEMA}`], { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

function check(): void {
  const before = committedSchema()
  if (before === undefined) return
  const notes = existsSync(ACKNOWLEDGED) ? readFileSync(ACKNOWLEDGED, 'utf8') : ''
  const changes = unacknowledged(breakingChanges(before, readFileSync(SCHEMA, 'utf8')), notes)
  if (changes.length === 0) return
  console.error(`These changes to ${SCHEMA} break its clients. If you mean to make them, add these lines to ${ACKNOWLEDGED}:`)
  for (const change of changes) console.error(`- ${change}`)
  process.exitCode = 1
}

if (import.meta.main) check()
