import { expect, test } from 'vitest'
import { findSettings } from './findSettings.ts'
import { sectionNames, settingSections, settingsOf } from './settingTable.ts'

const found = (typed: string) => findSettings(typed).map(({ name }) => name)

test('a setting is found by its name, by what else it is called and by its section', () => {
  expect(found('timezone')).toEqual(['timezone'])
  expect(found('late')[0]).toBe('lateAfterMinutes')
  expect(found('TAX default')).toEqual(['defaultTaxId'])
  expect(found('team')).toContain('slotMinutes')
  expect(found('  ')).toEqual([])
})

test('every setting stands once under a heading, but for the code beside the phone', () => {
  for (const section of sectionNames) {
    const shown = settingSections[section].groups.flatMap(([, ...names]): string[] => names)
    expect([...shown].toSorted()).toEqual(
      Object.keys(settingsOf(section))
        .filter((name) => name !== 'phoneCountryCode')
        .toSorted(),
    )
  }
})
