/** A name in one text. Titles and credentials are in no field of a customer. */
export interface NameParts {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly titles: readonly string[]
  readonly credentials: readonly string[]
}

const getText = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const plain = (word: string): string => word.toLowerCase().replace(/[.,]/g, '')
const setOf = (message: string): ReadonlySet<string> => new Set(message.split(' '))

const titles = setOf('mr mrs ms miss mx dr prof professor rev reverend fr father hon sir dame capt captain col lt sgt herr frau sr sra don')
const generations = setOf('jr sr junior senior ii iii iv 2nd 3rd 4th')
const credentials = setOf('md phd dds dmd dvm esq esquire cpa rn jd mba do pe od dc pa np pharmd lcsw mph ma ms ba bs bsc msc llm ret')
const sureCredentials = setOf('md phd dds dmd dvm esq esquire cpa jd mba pharmd lcsw')
/** Words that begin a last name: "van der Berg". */
const particles = setOf('van von der den ter ten zu zum zur de del della dela di da dos das du la le bin ibn al el')

/** Legal forms, at the end. */
const legalForm =
  /[\s,](?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|llp|lp|pllc|pc|gmbh|ag|kg|ohg|ug|sarl|srl|spa|bv|nv|oy|pty|kk|hoa|& sons|& bros|brothers)$/i
/** Words that only organizations have in their names. */
const organization =
  /\b(?:plumbing|heating|electric|electrical|roofing|landscaping|construction|cleaning|services|solutions|properties|apartments|condominiums|management|holdings|enterprises|industries|partners|associates|association|restaurant|hotel|hospital|clinic|university|realty|group|department|city of|county of)\b|(?:^|\s)\d+(?!(?:nd|rd|th)\b)/i

function isCompany(text: string): boolean {
  const undotted = text.replace(/\./g, '').trim()
  return legalForm.test(undotted) || organization.test(undotted) || /^\S+ (?:&|and) \S+$/i.test(undotted)
}

function splitGenerations(words: readonly string[]) {
  const end = words.findLastIndex((word) => !generations.has(plain(word))) + 1
  return { named: words.slice(0, end), suffixes: words.slice(end) }
}

/** First and last name of a name without titles: "Ludwig van Beethoven", "Maria Ann Lopez". */
export function splitName(text: string): { readonly firstName: string; readonly lastName: string } {
  const words = getText(text)
  const end = splitGenerations(words).named.length
  const particle = words.findIndex((word, index) => index > 0 && index < end - 1 && particles.has(plain(word)))
  const start = particle === -1 ? Math.max(1, end - 1) : particle
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/** Splits leading titles off: "Mr. & Mrs. John Smith". */
function splitTitles(text: string): { readonly titles: readonly string[]; readonly name: string } {
  const words = getText(text)
  const end = words.findIndex((word) => !titles.has(plain(word)) && !/^(?:&|and)$/i.test(word))
  return end <= 0 ? { titles: [], name: words.join(' ') } : { titles: [words.slice(0, end).join(' ')], name: words.slice(end).join(' ') }
}

const allIn = (text: string, set: ReadonlySet<string>): boolean => getText(text).every((word) => set.has(plain(word)))

/** "Smith, John", "John Smith, Jr." and "Maria Lopez, MD" without their titles. */
function readParts(first: string, others: readonly string[]) {
  const known = others.filter((part) => allIn(part, credentials))
  const suffixes = others.filter((part) => allIn(part, generations) && !known.includes(part))
  const [given, ...rest] = others.filter((part) => !known.includes(part) && !suffixes.includes(part))
  const { named, suffixes: ofGiven } = splitGenerations(getText(given ?? ''))
  const lastName = [first, ...ofGiven, ...suffixes].join(' ')
  const split = given === undefined ? splitName(lastName) : { firstName: named.join(' '), lastName }
  return { ...split, credentials: [...known, ...rest] }
}

/** Reads a person's or a company's name. Every word is in one of the parts. */
export function readName(text: string): NameParts {
  const whole = getText(text).join(' ')
  const nothing = { firstName: '', lastName: '', companyName: '', titles: [], credentials: [] }
  if (isCompany(whole)) return { ...nothing, companyName: whole }
  const [head = '', ...others] = whole
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const words = getText(head)
  const last = words.at(-1) ?? ''
  const isCredential = words.length > 2 && sureCredentials.has(plain(last))
  const before = splitTitles(isCredential ? words.slice(0, -1).join(' ') : head)
  const parts = readParts(before.name, others)
  const given = splitTitles(parts.firstName)
  const all = [...before.titles, ...given.titles]
  // "Mr. & Mrs. Smith": the title stands in for the first name.
  const isTitleAlone = parts.lastName === '' && all.length > 0
  return {
    firstName: isTitleAlone ? all.join(' ') : given.name,
    lastName: isTitleAlone ? parts.firstName : parts.lastName,
    companyName: '',
    titles: isTitleAlone ? [] : all,
    credentials: [...(isCredential ? [last] : []), ...parts.credentials],
  }
}
