const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Cardinal number in words, from 0 to 999,999: "one thousand two hundred thirty-four". */
export function numberText(number: number): string {
  const join = (head: string, rest: number, mark = ' '): string => (rest === 0 ? head : `${head}${mark}${numberText(rest)}`)
  if (number >= 1000) return join(`${numberText(Math.floor(number / 1000))} thousand`, number % 1000)
  if (number >= 100) return join(`${units[Math.floor(number / 100)]} hundred`, number % 100)
  return number >= units.length ? join(tens[Math.floor(number / 10)] ?? '', number % 10, '-') : (units[number] ?? '')
}
