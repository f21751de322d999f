import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'

const root = join(import.meta.dirname, '../../client/src')
const definitions = globSync('**/*.graphql', { cwd: root }).flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions)
const fragments = new Map(
  definitions
    .filter((item): item is FragmentDefinitionNode => item.kind === Kind.FRAGMENT_DEFINITION)
    .map((item) => [item.name.value, item]),
)

/** A definition with all fragments that it spreads, directly or not. */
function withFragments(definition: DocumentNode['definitions'][number]): string {
  const used = new Set<FragmentDefinitionNode>()
  const collect = (node: DocumentNode['definitions'][number]): void =>
    void visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(fragment)) return
        used.add(fragment)
        collect(fragment)
      },
    })
  collect(definition)
  return [definition, ...used].map(print).join('\n')
}

/** The text of every operation of the client, by its name. */
export const clientOperations: ReadonlyMap<string, string> = new Map(
  definitions.flatMap((item) =>
    item.kind === Kind.OPERATION_DEFINITION && item.name ? [[item.name.value, withFragments(item)] as const] : [],
  ),
)
