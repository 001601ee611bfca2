// Calls the control plane of a stand-in that runs anywhere, for tests and trials.

/** The fields that Razorpay's dialog hands to the page once a guest has paid. */
export type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

/** `url`: of the stand-in. Throws where the call is refused. */
export async function callControl<T>(url: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/stand-in${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  return JSON.parse(answer)
}

/** Pays an order as a guest does in the dialog. */
export const payOrder = (url: string, orderId: string, how: object = {}): Promise<Proof> =>
  callControl(url, 'POST', `/orders/${orderId}/pay`, how)
