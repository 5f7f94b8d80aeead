/** Stands for what is not shown in an embedded replay. */
export const InspectButton = () => null;
