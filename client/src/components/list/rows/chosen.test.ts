import { expect, test } from 'vitest'
import { job } from '../../../testing/jobs.ts'
import { extendedTo, isWholePage, nothingChosen, pageToggled, type Chosen, toggled, withMore, without } from './chosen.ts'

const page = ['1', '2', '3', '4', '5'].map((id) => job({ id }))
const at = (id: string) => page.find((item) => item.id === id) ?? job()
const getIds = ({ rows }: Chosen<ReturnType<typeof job>>): string[] => [...rows.keys()].toSorted()

test('selects and deselects a row', () => {
  const item = toggled(nothingChosen, at('2'))
  expect(getIds(item)).toEqual(['2'])
  expect(getIds(toggled(item, at('2')))).toEqual([])
})

test('a range extends from the last selected row, downwards and upwards', () => {
  const two = toggled(nothingChosen, at('3'))
  expect(getIds(extendedTo(two, page, '5'))).toEqual(['3', '4', '5'])
  expect(getIds(extendedTo(two, page, '1'))).toEqual(['1', '2', '3'])
})

test('a range that shrinks or reverses deselects only its own rows', () => {
  const chosen = toggled(toggled(nothingChosen, at('1')), at('3'))
  const long = extendedTo(chosen, page, '5')
  expect(getIds(long)).toEqual(['1', '3', '4', '5'])
  expect(getIds(extendedTo(long, page, '4'))).toEqual(['1', '3', '4'])
  expect(getIds(extendedTo(long, page, '2'))).toEqual(['1', '2', '3'])
})

test('a range without an anchor on this page is the row itself', () => {
  const elsewhere = toggled(nothingChosen, job({ id: '99' }))
  const here = extendedTo(elsewhere, page, '2')
  expect(getIds(here)).toEqual(['2', '99'])
  expect(getIds(extendedTo(here, page, '3'))).toEqual(['2', '3', '99'])
})

test('the header selects and deselects the page; other pages stay selected', () => {
  const elsewhere = toggled(nothingChosen, job({ id: '99' }))
  const all = pageToggled(elsewhere, page)
  expect(isWholePage(all, page)).toBe(true)
  expect(getIds(all)).toHaveLength(6)
  expect(getIds(pageToggled(all, page))).toEqual(['99'])
  expect(isWholePage(nothingChosen, [])).toBe(false)
})

test('finished rows leave the selection', () => {
  expect(getIds(without(withMore(nothingChosen, page), ['1', '5']))).toEqual(['2', '3', '4'])
})
