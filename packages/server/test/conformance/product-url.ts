/** Where the product pages are in every portal of the conformance suite. */
export const productUrl = 'https://shop.example/photo-{product}?order_id={order_id}';
