/** Names of fields, headers and parameters whose values no log and no recording shows. Compared without case and separators. */
const parts = [
  'password',
  'passwd',
  'token',
  'secret',
  'authorization',
  'cookie',
  'apikey',
  'accesscode',
  'usercode',
  'cardnumber',
  'privatekey',
]
const labels = new Set(['otp', 'cvc', 'cvv', 'pin', 'pan', 'iban', 'ssn'])

const textIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

export function isSecretName(name: string): boolean {
  const found = textIn(name)
  const joined = found.join('')
  return parts.some((part) => joined.includes(part)) || found.some((word) => labels.has(word))
}
