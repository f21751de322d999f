/** Test that fails when a criterion is broken: its file and a part of its title. */
export interface Proof {
  readonly file: string
  readonly title: string
}

/** A criterion of WCAG 2.2, and what the product does about it. */
export interface Criterion {
  readonly number: string
  readonly title: string
  readonly level: 'A' | 'AA'
  readonly does: string
  /** `manual`: checked by people; `open`: not met, or unknown; `n/a`: the product has no such content. */
  readonly state: 'met' | 'manual' | 'open' | 'n/a'
  readonly proofs: readonly Proof[]
}

type Row = readonly [number: string, title: string, level: Criterion['level'], does: string, ...proofs: Proof[]]

const proof = (file: string, title: string): Proof => ({ file, title })

/** axe-core on every page. */
const pages = proof(
  'tests/journeys/looks.test.ts',
  'in both themes, on a desktop and on a phone, everything is accessible, titled and as wide as the screen:',
)
const jobPopups = proof('tests/journeys/jobLooks.test.ts', 'the list with selected rows, their dialogs and its columns')
const focusSeen = proof('tests/journeys/focus.test.ts', 'what has the focus is marked, and no bar covers it')
const bookedByKeyboard = proof(
  'tests/journeys/bookAJob.test.ts',
  'by keyboard alone the owner books a job for a new customer, and its sums are the same to the cent wherever they stand',
)
const visitMoved = proof(
  'tests/journeys/schedule/schedule.test.ts',
  'a visit is reassigned by mouse and undone; by keys it clashes with another visit, is put back, and is booked anyway',
)
const publicSite = proof(
  'client/src/features/site/site.test.tsx',
  'no link of the public site is dead, and every page has its own title, description and heading',
)
const questionMoved = proof(
  'client/src/features/forms/forms.test.tsx',
  'arrow keys on a handle move its question, preserve the focus and announce the new position',
)
const accountForm = 'client/src/features/auth/account/AccountForm.test.tsx'

const met: readonly Row[] = [
  ['1.1.1', 'Non-text Content', 'A', 'Icons are hidden or named, images have a text', pages],
  ['1.3.1', 'Info and Relationships', 'A', 'Lists, tables, headings and labels are marked up as such', pages],
  ['1.3.2', 'Meaningful Sequence', 'A', 'Forms are read in the order in which they are filled in', bookedByKeyboard],
  ['1.3.4', 'Orientation', 'AA', 'Pages fit narrow and wide windows', pages],
  ['1.3.5', 'Identify Input Purpose', 'AA', 'Fields about the user have `autocomplete`', pages],
  [
    '1.4.1',
    'Use of Color',
    'A',
    'Statuses have a word and an icon, links in text an underline',
    pages,
    proof('client/src/components/status/StatusBadge.test.tsx', 'every status has a word and an icon of its own besides its color'),
  ],
  ['1.4.3', 'Contrast (Minimum)', 'AA', 'Colors of the theme have the contrast on each surface', pages, jobPopups],
  ['1.4.4', 'Resize Text', 'AA', 'A screen of 1280 pixels works at 400 %', focusSeen],
  ['1.4.10', 'Reflow', 'AA', 'Pages fit 320 pixels', focusSeen],
  [
    '1.4.12',
    'Text Spacing',
    'AA',
    'Pages of each kind keep their words whole and apart',
    proof('tests/journeys/looks.test.ts', 'text with the spacing of readers who need it is neither cut nor covered'),
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    'Pages, forms, lists and the schedule work by keyboard',
    proof('tests/journeys/keyboard.test.ts', 'by keyboard alone a person signs in and opens a job'),
    bookedByKeyboard,
    visitMoved,
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    'Tab reaches the end of each page, Escape closes what is open',
    proof(
      'client/src/components/fields/days/DayField.test.tsx',
      'Escape in a dialog closes the calendar before the dialog; the calendar closes on blur',
    ),
    focusSeen,
  ],
  [
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'Shortcuts of one character act outside of fields only, and can be turned off',
    proof('client/src/features/commandPalette/commandPalette.test.tsx', 'the shortcut sheet lists the keys that work here'),
  ],
  [
    '2.2.1',
    'Timing Adjustable',
    'A',
    'Undo waits while it has the focus; input survives the end of a session',
    proof('client/src/components/toasts/toasts.test.tsx', 'focus pauses the undo timer'),
    proof(
      'tests/journeys/interruptions.test.ts',
      'a session that ends in the middle of a note: the same user finds every word after signing in',
    ),
  ],
  [
    '2.4.1',
    'Bypass Blocks',
    'A',
    'A link skips to the content, and a new page moves the focus there',
    proof('client/src/app/router.test.tsx', 'a route change scrolls to the top and moves the focus to the content'),
    pages,
  ],
  ['2.4.2', 'Page Titled', 'A', 'Each page has a title of its own', publicSite, pages],
  [
    '2.4.3',
    'Focus Order',
    'A',
    'Tab follows the order of reading; a dialog returns the focus',
    proof('client/src/components/overlays/AppDialog.test.tsx', 'closing a dialog returns the focus to the button that opened it'),
    bookedByKeyboard,
  ],
  ['2.4.4', 'Link Purpose (In Context)', 'A', 'Links have names', pages],
  [
    '2.4.5',
    'Multiple Ways',
    'AA',
    'Menu and search lead to each page',
    proof('client/src/features/commandPalette/commandPalette.test.tsx', 'opens pages and actions by arrows and Enter; Escape closes'),
  ],
  ['2.4.6', 'Headings and Labels', 'AA', 'Pages have a heading, fields a label', publicSite, pages],
  ['2.4.7', 'Focus Visible', 'AA', 'What has the focus looks different', focusSeen],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'Bars leave what has the focus uncovered', focusSeen],
  ['2.5.1', 'Pointer Gestures', 'A', 'No gesture needs two fingers or a path', visitMoved],
  [
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'Actions start on release, and a drag can be taken back',
    proof(
      'client/src/features/schedule/move/boardDrag.test.tsx',
      'Escape during a drag, and releasing outside of the lanes, change nothing',
    ),
  ],
  ['2.5.3', 'Label in Name', 'A', 'Accessible names contain the visible label', pages],
  ['2.5.7', 'Dragging Movements', 'AA', 'Keys and menus do what dragging does', visitMoved, questionMoved],
  ['2.5.8', 'Target Size (Minimum)', 'AA', 'Targets measure 24 pixels, or have the space', pages],
  ['3.1.1', 'Language of Page', 'A', 'Pages declare their language', pages],
  ['3.2.1', 'On Focus', 'A', 'Focus opens nothing', focusSeen],
  ['3.2.2', 'On Input', 'A', 'Input sends nothing and leaves no page', bookedByKeyboard],
  [
    '3.3.1',
    'Error Identification',
    'A',
    'A message names the error beside its field, and the first such field gets the focus',
    proof(accountForm, 'focus moves to the first invalid field'),
    proof('client/src/features/auth/SignIn.test.tsx', 'errors appear after blur, in the product’s wording'),
  ],
  [
    '3.3.2',
    'Labels or Instructions',
    'A',
    'Rules are shown before input',
    proof(accountForm, 'the password rule is shown before any error'),
  ],
  [
    '3.3.3',
    'Error Suggestion',
    'AA',
    'Messages say what is expected',
    proof('client/src/features/auth/formMessages.test.tsx', 'sign-up, account form with every field'),
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Payments are confirmed, changes can be undone',
    proof('client/src/components/form/sampleForm.test.tsx', 'asks about a new record and sends it after confirmation'),
    proof('client/src/components/toasts/toasts.test.tsx', 'Undo runs once and closes its toast'),
  ],
  [
    '3.3.7',
    'Redundant Entry',
    'A',
    'Steps remember what was entered',
    proof('client/src/features/auth/signUp/SignUpSteps.test.tsx', 'a reload resumes at the same step with its input'),
  ],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'Password managers and pasting work; there is no puzzle',
    proof(accountForm, 'the password fields of %s take pasted text and say which password they are'),
  ],
  ['4.1.2', 'Name, Role, Value', 'A', 'Controls have names, roles and states', pages, jobPopups],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    'Results and errors are announced without moving the focus',
    questionMoved,
    proof('client/src/features/commandPalette/commandPalette.test.tsx', 'shows that nothing was found, or that the server is unreachable'),
  ],
]

const manual: readonly Row[] = [
  ['1.3.3', 'Sensory Characteristics', 'A', 'Texts name their controls; no test reads them'],
  ['1.4.5', 'Images of Text', 'AA', 'The product has none but its logo'],
  [
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'Edges of checkboxes, radios and switches have a contrast of 3; icons are checked by people',
    proof('client/src/components/theme/controlContrast.test.ts', 'have a contrast of 3 on every surface (WCAG 1.4.11)'),
  ],
  ['1.4.13', 'Content on Hover or Focus', 'AA', 'Tooltips of the component library stay while hovered and close by Escape'],
  ['3.2.3', 'Consistent Navigation', 'AA', 'One shell for all pages'],
  ['3.2.4', 'Consistent Identification', 'AA', 'One declaration per action'],
  ['3.2.6', 'Consistent Help', 'A', 'Support is in the shell'],
]

const notApplicable: readonly Row[] = [
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'No audio or video'],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'No audio or video'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'No audio or video'],
  ['1.2.4', 'Captions (Live)', 'AA', 'No audio or video'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'No audio or video'],
  ['1.4.2', 'Audio Control', 'A', 'No sound'],
  ['2.2.2', 'Pause, Stop, Hide', 'A', 'Nothing moves by itself for more than five seconds'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', 'Nothing flashes'],
  ['2.5.4', 'Motion Actuation', 'A', 'The motion of the device is not used'],
  ['3.1.2', 'Language of Parts', 'AA', 'The interface has one language; the language of users’ texts is unknown'],
]

const criteria =
  (state: Criterion['state']) =>
  ([number, title, level, does, ...proofs]: Row): Criterion => ({ number, title, level, does, state, proofs })

const getParts = ({ number }: Criterion): number => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)

/** Levels A and AA of WCAG 2.2, by hand. */
export const wcagCriteria: readonly Criterion[] = [
  ...met.map(criteria('met')),
  ...manual.map(criteria('manual')),
  ...notApplicable.map(criteria('n/a')),
].toSorted((item, entry) => getParts(item) - getParts(entry))
