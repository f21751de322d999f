import type { SettingValues } from './settingRecord.ts'
import { type Block, type SectionName, type Setting, settingsOf } from './settingTable.ts'

type Hours = readonly { readonly open: string; readonly close: string }[]

/** Empty choices and unset hours are sent as null. */
function asSent({ kind }: Setting, name: string, value: unknown): unknown {
  if (name === 'businessHours') return (value as Hours | null)?.map((day) => ({ ...day, open: day.open || null, close: day.close || null }))
  return kind === 'choice' && value === '' ? null : value
}

/** The values that one call changes, in its format. */
export const inBlock = (section: SectionName, block: Block, values: SettingValues): SettingValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const setting = settingsOf(section)[name]
      return setting?.block === block ? [[name, asSent(setting, name, value)]] : []
    }),
  )
