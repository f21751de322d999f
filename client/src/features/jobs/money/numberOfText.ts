/** The number that is typed so far: '0.' is 0. '' while there is none, as for '' and '-'. */
export function numberOfText(text: string | number): number | '' {
  if (typeof text === 'number') return text
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? '' : number
}
