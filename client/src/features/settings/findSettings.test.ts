import { expect, test } from 'vitest'
import { findSettings } from './findSettings.ts'
import { sectionNames, settingSections, settingsOf } from './settingTable.ts'

const found = (typed: string) => findSettings(typed).map(({ name }) => name)

test('finds a setting by its name, synonyms and section', () => {
  expect(found('timezone')).toEqual(['timezone'])
  expect(found('late')[0]).toBe('lateAfterMinutes')
  expect(found('TAX default')).toEqual(['defaultTaxId'])
  expect(found('team')).toContain('shareLocation')
  expect(found('calendar')).toContain('slotMinutes')
  expect(found('  ')).toEqual([])
})

test('every setting is under one heading, except the code beside the phone', () => {
  for (const section of sectionNames) {
    const shown = settingSections[section].groups.flatMap(([, ...names]): string[] => names)
    expect([...shown].toSorted()).toEqual(
      Object.keys(settingsOf(section))
        .filter((name) => name !== 'phoneCountryCode')
        .toSorted(),
    )
  }
})
