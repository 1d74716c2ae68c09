/** The library's entry does not export the function that draws a given text, so its file is imported directly. */
declare module 'svg-captcha/lib/index.js' {
  export default function draw(
    text: string,
    options: { width: number; height: number; fontSize: number; noise: number },
  ): string
}
