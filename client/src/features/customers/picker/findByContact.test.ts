import { expect, test } from 'vitest'
import { emailToLookFor, findByContact, phoneToLookFor } from './KnownWarning.tsx'

const carla = { phone: '+1 (512) 555-0131', email: 'Carla@Reyes.test' }

test.each(['5125550131', '512-555-0131', '+1 512 555 0131', '(512) 555 0131', '5550131'])('matches a phone as %s', (phone) => {
  expect(findByContact(carla, { phone, email: '' })).toBe('phone')
})

test('does not match an incomplete or different phone', () => {
  expect(findByContact(carla, { phone: '0131', email: '' })).toBeNull()
  expect(findByContact(carla, { phone: '5125550132', email: '' })).toBeNull()
  expect(findByContact({ ...carla, phone: null }, { phone: '5125550131', email: '' })).toBeNull()
  expect(phoneToLookFor('555-01')).toBe('')
  expect(phoneToLookFor('(555) 01-31')).toBe('5550131')
})

test('matches an email in any case, only when complete', () => {
  expect(findByContact(carla, { phone: '', email: ' carla@REYES.test ' })).toBe('email')
  expect(findByContact(carla, { phone: '', email: 'carla@reyes.tes' })).toBeNull()
  expect(emailToLookFor('carla@reyes')).toBe('')
  expect(emailToLookFor('Jörg@müller.test')).toBe('jörg@müller.test')
})
