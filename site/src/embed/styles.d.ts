declare module 'virtual:embed-styles' {
  /** The styles of an embedded replay. */
  const styles: string;
  export default styles;
}
