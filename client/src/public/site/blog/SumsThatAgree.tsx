import article from '../article.module.css'

const cases = [
  { what: 'No discount', discount: '0.00', tax: '9.07', total: '129.11' },
  { what: 'Tax before the discount', discount: '12.00', tax: '9.07', total: '117.11' },
  { what: 'Tax after the discount', discount: '12.00', tax: '8.17', total: '116.21' },
  { what: 'Discount on the amount with its tax', discount: '12.91', tax: '9.07', total: '116.20' },
] as const

export function SumsThatAgree() {
  return (
    <>
      <p>
        The estimate says 116.21, the invoice 116.20. Nobody has cheated, and nobody will find the cent. But the customer has seen it, and
        now every other figure is in doubt. One small example shows where such a cent comes from.
      </p>
      <h2>Three lines and a tax</h2>
      <p>
        Two hours of labor at 45.00, one thermostat at 19.99, and three filters at 3.35 that are exempt from tax. Together 120.04, of which
        109.99 are taxed at 8.25 %. The customer gets 10 % off. What is the total?
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
        All four are right, each by its own rule. The last two come from different rules, and what is left between them after rounding is
        one cent. If your estimate is made by one of them and your invoice by the other, no amount of checking will make them agree.
      </p>
      <h2>Three things to settle once</h2>
      <ul>
        <li>
          <strong>What the discount is taken from:</strong> the amount, or the amount with its tax.
        </li>
        <li>
          <strong>What the tax is taken from:</strong> the amount before the discount, or after it. Your accountant knows which one your
          state wants.
        </li>
        <li>
          <strong>Where you round:</strong> once for each tax, half a cent upwards. Rounding every line first collects errors.
        </li>
      </ul>
      <h2>Exempt lines need care</h2>
      <p>
        If the tax comes after the discount, the discount has to be spread over all lines first, the exempt ones too. Taking all of it off
        the taxed lines makes the tax too small.
      </p>
      <h2>Compute once, copy everywhere</h2>
      <p>
        Whatever your rule is, let one place compute the total, and let the job, the invoice and the receipt show that figure. A sum that is
        worked out again is a sum that can differ.
      </p>
    </>
  )
}
