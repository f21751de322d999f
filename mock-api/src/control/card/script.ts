/**
 * Script of the card form. Declines every number that is not a test card. Posts `ready`, `height`, that something was typed, that
 * Enter was pressed, and one `answer` per confirmation; never the input.
 */
export const script = `
(() => {
  'use strict'
  const cards = {
    '4242424242424242': { method: 'pm_mock_visa' },
    '5555555555554444': { method: 'pm_mock_mastercard' },
    '4000000000003220': { method: 'pm_mock_secure', asksBank: true },
    '4000000000000341': { method: 'pm_mock_empty' },
    '4000000000000119': { answer: { kind: 'network' } },
  }
  const at = (id) => document.getElementById(id)
  const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map(at)
  const digits = (input) => input.value.replace(/\\D/g, '')
  let port

  const say = (message) => port && port.postMessage(message)
  const tellHeight = () => say({ type: 'height', px: Math.ceil(document.querySelector('main').getBoundingClientRect().height) })
  const mark = (input, problem) => {
    input.setAttribute('aria-invalid', problem ? 'true' : 'false')
    at(input.id + '-problem').textContent = problem
    return problem === ''
  }
  const passes = (text) => {
    let sum = 0
    for (let place = 0; place < text.length; place += 1) {
      const digit = Number(text[text.length - 1 - place]) * (place % 2 === 0 ? 1 : 2)
      sum += digit > 9 ? digit - 9 : digit
    }
    return sum % 10 === 0
  }
  const numberProblem = () => {
    const typed = digits(number)
    if (typed === '') return 'Required'
    return typed.length >= 15 && passes(typed) ? '' : 'Check the card number'
  }
  const expiryProblem = () => {
    const typed = digits(expiry)
    if (typed === '') return 'Required'
    const month = Number(typed.slice(0, 2))
    if (typed.length !== 4 || month < 1 || month > 12) return 'Enter month and year'
    const end = new Date(2000 + Number(typed.slice(2)), month, 1)
    return end > new Date() ? '' : 'This card has expired'
  }
  const cvcProblem = () => (digits(cvc) === '' ? 'Required' : digits(cvc).length >= 3 ? '' : 'Enter 3 or 4 digits')
  const checks = [[number, numberProblem], [expiry, expiryProblem], [cvc, cvcProblem]]

  const isComplete = () => {
    const wrong = checks.filter(([input, problem]) => !mark(input, problem()))
    tellHeight()
    if (wrong[0]) wrong[0][0].focus()
    return wrong.length === 0
  }
  const asBank = () => new Promise((resolve) => {
    const end = (isApproved) => {
      at('bank').hidden = true
      at('card').hidden = false
      tellHeight()
      resolve(isApproved)
    }
    at('approve').onclick = () => end(true)
    at('refuse').onclick = () => end(false)
    at('card').hidden = true
    at('bank').hidden = false
    tellHeight()
    at('bank-title').focus()
  })
  const answered = async () => {
    if (!isComplete()) return { kind: 'incomplete' }
    const card = cards[digits(number)]
    if (!card) return { kind: 'declined', reason: 'card_declined' }
    if (card.answer) return card.answer
    if (card.asksBank) {
      say({ type: 'bank' })
      if (!(await asBank())) return { kind: 'declined', reason: 'authentication_failed' }
    }
    return { kind: 'succeeded', paymentMethodId: card.method }
  }

  const grouped = (text, size) => (text.match(new RegExp('.{1,' + size + '}', 'g')) || []).join(' ')
  number.addEventListener('input', () => { number.value = grouped(digits(number).slice(0, 16), 4) })
  expiry.addEventListener('input', (event) => {
    const typed = digits(expiry).slice(0, 4)
    const isDeleting = String(event.inputType).startsWith('delete')
    expiry.value = typed.length > 2 || (typed.length === 2 && !isDeleting) ? typed.slice(0, 2) + ' / ' + typed.slice(2) : typed
  })
  cvc.addEventListener('input', () => { cvc.value = digits(cvc).slice(0, 4) })
  for (const [input, problem] of checks) {
    input.addEventListener('input', () => say({ type: 'typed' }))
    input.addEventListener('blur', () => { if (input.value !== '') { mark(input, problem()); tellHeight() } })
    input.addEventListener('keydown', (event) => { if (event.key === 'Enter') say({ type: 'enter' }) })
  }
  for (const button of document.querySelectorAll('[data-number]'))
    button.addEventListener('click', () => {
      number.value = button.dataset.number
      mark(number, '')
      say({ type: 'typed' })
      expiry.focus()
    })
  document.querySelector('details').addEventListener('toggle', tellHeight)
  new ResizeObserver(tellHeight).observe(document.querySelector('main'))
  addEventListener('message', ({ data, ports }) => {
    if (!data || data.type !== 'open' || port || !ports[0]) return
    port = ports[0]
    document.documentElement.classList.toggle('dark', data.isDark === true)
    port.onmessage = async (event) => {
      if (event.data.type === 'scheme') document.documentElement.classList.toggle('dark', event.data.isDark === true)
      if (event.data.type === 'focus') number.focus()
      if (event.data.type === 'confirm') say({ type: 'answer', answer: await answered() })
    }
    say({ type: 'ready' })
    tellHeight()
  })
})()
`
