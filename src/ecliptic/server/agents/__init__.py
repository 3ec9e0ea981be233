"""Who acts without a browser: bots, standing orders, the task queue, the sweeper."""
