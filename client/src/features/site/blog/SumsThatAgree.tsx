import article from '../pages/article.module.css'

const cases = [
  { what: 'No discount', discount: '$0.00', tax: '$9.07', total: '$129.11' },
  { what: 'Tax before discount', discount: '$12.00', tax: '$9.07', total: '$117.11' },
  { what: 'Tax after discount', discount: '$12.00', tax: '$8.17', total: '$116.21' },
  { what: 'Discount on subtotal plus tax', discount: '$12.91', tax: '$9.07', total: '$116.20' },
] as const

export function SumsThatAgree() {
  return (
    <>
      <p>
        The estimate says $116.21, the invoice $116.20. No one cheated, and no one will find the cent. But the customer noticed, and now
        every other number is in doubt. Here’s where a cent like that comes from.
      </p>
      <h2>Three line items and one tax</h2>
      <p>
        Two hours of labor at $45.00, one thermostat at $19.99, and three tax-exempt filters at $3.35. The subtotal is $120.04, of which
        $109.99 is taxed at 8.25%. The customer gets 10% off. What’s the total?
      </p>
      <div className={article.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Discount</th>
              <th scope="col">Tax</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ what, discount, tax, total }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{discount}</td>
                <td>{tax}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        All four are right, each by its own rule. The last two use different rules, and after rounding they’re one cent apart. If your
        estimate follows one and your invoice the other, no amount of checking will make them match.
      </p>
      <h2>Three things to settle once</h2>
      <ul>
        <li>
          <strong>What the discount applies to:</strong> the subtotal, or the subtotal plus tax.
        </li>
        <li>
          <strong>What the tax applies to:</strong> the amount before the discount, or after it. Your accountant knows which one your state
          requires.
        </li>
        <li>
          <strong>Where you round:</strong> once per tax, with half a cent rounded up. Rounding every line first adds up errors.
        </li>
      </ul>
      <h2>Watch the tax-exempt items</h2>
      <p>
        If tax comes after the discount, spread the discount over all line items first, including the exempt ones. Taking all of it off the
        taxed items makes the tax too low.
      </p>
      <h2>Calculate once, use everywhere</h2>
      <p>
        Whatever your rule, calculate the total in one place, and let the job, the invoice and the receipt show that number. A total you
        calculate twice can come out two ways.
      </p>
    </>
  )
}
