import { readFileSync } from 'node:fs'

/** Effects of a missing field by page. Written by `client/src/checks/fieldsOnScreen.test.tsx`. */
const onScreen = JSON.parse(readFileSync(new URL('onScreen.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>

/** As "Jobs: 2 values; Today: a value"; "not shown" if the answer changes and no page does; '' if no page reads the field. */
export function lossOnScreen(call: string, field: string): string {
  const scenes = Object.entries(onScreen[`${call} ${field}`] ?? {})
  const lost = scenes.filter(([, loss]) => loss !== '').map(([scene, loss]) => `${scene}: ${loss}`)
  return lost.length === 0 && scenes.length > 0 ? 'not shown' : lost.join('; ')
}
