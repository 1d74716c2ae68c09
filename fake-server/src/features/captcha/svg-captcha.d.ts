/** The library's own entry hides the function that draws a given text; this is its file. */
declare module 'svg-captcha/lib/index.js' {
  export default function draw(
    text: string,
    options: { width: number; height: number; fontSize: number; noise: number },
  ): string
}
