// Gives the page window.Razorpay, as Razorpay's own checkout.js does; the dialog itself is a frame of the stand-in.
;(() => {
  const standIn = new URL(document.currentScript.src).origin
  /** Razorpay's handler is called a moment after the dialog has gone. */
  const handlerAfterMs = 200
  const frameMustAnswerWithinMs = 15_000
  /** All that Razorpay documents for `config.display.language`. */
  const languages = ['en', 'ben', 'hi', 'mar', 'guj', 'tam', 'tel']

  const need = (isRight, sentence) => {
    if (!isRight) throw new Error(`Razorpay: ${sentence}`)
  }

  function checkOptions(options) {
    need(options && typeof options === 'object', 'options are missing')
    need(typeof options.key === 'string' && options.key !== '', '`key` is missing')
    need(typeof options.order_id === 'string' && options.order_id !== '', '`order_id` is missing')
    need(
      /^\d+$/.test(String(options.amount)) && Number(options.amount) >= 100,
      '`amount` must be paise, 100 or more',
    )
    need(typeof options.currency === 'string', '`currency` is missing')
    need(!options.handler || typeof options.handler === 'function', '`handler` must be a function')
    need(
      !options.modal?.ondismiss || typeof options.modal.ondismiss === 'function',
      '`modal.ondismiss` must be a function',
    )
    const { language = 'en' } = options.config?.display ?? {}
    need(languages.includes(language), '`config.display.language` is unknown')
  }

  // Only through the CSSOM: the page's policy may forbid style attributes and elements.
  function createFrame() {
    const frame = document.createElement('iframe')
    frame.title = 'Test payment'
    frame.src = `${standIn}/v1/checkout/frame.html`
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'light',
    })
    return frame
  }

  function postForm(url, fields) {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = url
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }

  class Razorpay {
    #options
    #listeners = []
    /** Undoes what open() did; undefined while nothing is open. */
    #shut

    constructor(options) {
      checkOptions(options)
      this.#options = options
    }

    on(event, callback) {
      this.#listeners.push({ event, callback })
      return this
    }

    open() {
      if (this.#shut) return this
      const frame = createFrame()
      const focusedBefore = document.activeElement
      const overflowBefore = document.documentElement.style.overflow
      const onMessage = (message) => {
        if (message.origin !== standIn || message.source !== frame.contentWindow) return
        this.#hear(message.data, frame, unanswered)
      }
      const unanswered = setTimeout(() => this.#dismiss(), frameMustAnswerWithinMs)
      this.#shut = () => {
        clearTimeout(unanswered)
        window.removeEventListener('message', onMessage)
        frame.remove()
        document.documentElement.style.overflow = overflowBefore
        focusedBefore?.focus?.()
        this.#shut = undefined
      }
      window.addEventListener('message', onMessage)
      document.documentElement.style.overflow = 'hidden'
      document.body.append(frame)
      return this
    }

    #hear(message, frame, unanswered) {
      switch (message.type) {
        case 'ready': {
          clearTimeout(unanswered)
          // Functions cannot cross over; the rest is plain data.
          const options = JSON.parse(JSON.stringify(this.#options))
          frame.contentWindow.postMessage({ type: 'open', options }, standIn)
          frame.focus()
          return
        }
        case 'failed':
          this.#emit('payment.failed', { error: message.error })
          return
        case 'dismissed':
          return this.#dismiss()
        case 'paid':
          setTimeout(() => this.#succeed(message.proof), handlerAfterMs)
      }
    }

    #succeed(proof) {
      // Closed meanwhile: it paid all the same, and only the server knows.
      if (!this.#shut) return
      this.#shut()
      const { handler, redirect, callback_url: callbackUrl } = this.#options
      if (callbackUrl && (redirect || !handler)) return postForm(callbackUrl, proof)
      handler?.call(this, proof)
    }

    #dismiss() {
      if (!this.#shut) return
      this.#shut()
      this.#options.modal?.ondismiss?.call(this)
    }

    #emit(event, data) {
      for (const listener of this.#listeners) {
        if (listener.event === event) listener.callback.call(this, data)
      }
    }
  }

  window.Razorpay = Razorpay
})()
