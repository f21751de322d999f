import { script } from './script.ts'
import { style } from './style.ts'

const numbers: readonly (readonly [number: string, what: string])[] = [
  ['4242 4242 4242 4242', 'pays'],
  ['5555 5555 5555 4444', 'pays, Mastercard'],
  ['4000 0000 0000 3220', 'asks your bank (3-D Secure)'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0341', 'has no funds'],
  ['4000 0000 0000 0119', 'loses the network'],
]

const field = (id: string, label: string, complete: string, placeholder: string, length: number): string =>
  `<label for="${id}">${label}<input id="${id}" name="${id}" autocomplete="${complete}" inputmode="numeric" placeholder="${placeholder}" maxlength="${length}" aria-describedby="${id}-problem"><span id="${id}-problem" class="problem"></span></label>`

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Card</h1>
<div id="card">
${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234', 19)}
<div class="pair">
${field('expiry', 'Expires', 'cc-exp', 'MM / YY', 7)}
${field('cvc', 'Security code', 'cc-csc', 'CVC', 4)}
</div>
<details>
<summary>Test cards</summary>
<p>No real card is charged here. Any date to come and any code go with these.</p>
<ul>${numbers.map(([number, what]) => `<li><button type="button" data-number="${number}">${number}</button> ${what}</li>`).join('')}</ul>
</details>
</div>
<section id="bank" hidden aria-labelledby="bank-title">
<h2 id="bank-title" tabindex="-1">Your bank wants to know it’s you</h2>
<p>This stands in for the page of your bank (3-D Secure).</p>
<div class="pair"><button type="button" id="refuse">Refuse</button><button type="button" id="approve" class="main">Approve</button></div>
</section>
</main>
<script>${script}</script>
</body>
</html>
`
