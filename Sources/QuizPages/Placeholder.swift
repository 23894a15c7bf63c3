enum Placeholder {}
// x
